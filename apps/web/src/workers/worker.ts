import { SetupError } from '@dustfront/kernel';
import type { Answer, Request, Response, Role } from './messages.ts';

// One script for all that is computed away from the page: its parts share what they load, rules above all.
const roles: Readonly<Record<Role, () => Promise<{ readonly answer: Answer }>>> = {
  match: () => import('../session/worker.ts'),
  player: () => import('../session/thinker.ts'),
  review: () => import('../review/weigh.ts'),
  battle: () => import('../games/dust/odds/worker.ts'),
};

const part = roles[self.name as Role]();
const send = (response: Response): void => self.postMessage(response);

async function respond({ id, call, args }: Request): Promise<void> {
  try {
    const { answer } = await part;
    send({ id, value: await answer(call, args, (progress) => send({ id, progress })) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send(
      error instanceof SetupError ? { id, error: message, problems: error.problems } : { id, error: message },
    );
  }
}

// Calls are answered in the order in which they were made.
let queue: Promise<void> = Promise.resolve();
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  queue = queue.then(() => respond(data));
});
