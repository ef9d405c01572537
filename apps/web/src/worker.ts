// One script for all that is computed away from the page: its parts share what they load, rules above all.
const roles = {
  match: () => import('./session/worker.ts'),
  player: () => import('./session/thinker.ts'),
  online: () => import('./online/worker.ts'),
  review: () => import('./review/weigh.ts'),
  battle: () => import('./games/dust/odds/worker.ts'),
};

export type Role = keyof typeof roles;

// What is sent before the part is loaded waits for it, in order.
const part = roles[self.name as Role]() as Promise<{ hear(data: unknown): void }>;

self.addEventListener('message', ({ data }) => {
  void part.then(({ hear }) => hear(data));
});
