import { serveTasks } from '../threads/serve.ts';
import { isGuessable } from './estimate.ts';

serveTasks(async ({ password, name }: { password: string; name: string }) => isGuessable(password, name));
