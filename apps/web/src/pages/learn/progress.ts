import { signal } from '@preact/signals';

const key = 'dustfront.learned';

function load(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

/** Lessons that were finished in this browser. */
export const learned = signal<readonly string[]>(load());

export function finish(lesson: string): void {
  if (learned.value.includes(lesson)) return;
  learned.value = [...learned.value, lesson];
  try {
    localStorage.setItem(key, JSON.stringify(learned.value));
  } catch {
    // Not kept; nothing depends on it.
  }
}
