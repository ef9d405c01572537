/** Words that every page uses. */
export const common = {
  common: {
    close: 'Close',
    cancel: 'Cancel',
    delete: 'Delete',
    sure: 'Delete?',
    theme: 'Light or dark',
    rules: 'Rules reference',
    learn: 'Learn',
    ways: 'Pages',
    waiting: '{count|One match waits|{count} matches wait} for you',
    loading: 'One moment …',
    copied: 'Copied',
    copy: 'Copy',
    save: 'Save',
    failed: 'Something went wrong',
    failedText:
      'This page cannot be shown: {message}. What you have kept is still there; the other pages work.',
    unloaded: 'Part of this page is missing',
    unloadedText:
      'Dustfront may have been renewed since you opened it, or the line was cut. What you kept is ' +
      'still there.',
    reload: 'Load the page again',
    brokenAddress: 'This address is broken',
    brokenAddressText:
      'It holds something that cannot be read: "{part}". Part of the link may be missing; ask for ' +
      'it again.',
    notFound: 'There is nothing here',
    notFoundText: 'The address may be old. The start page knows everything that is running.',
    home: 'Start page',
  },
  sides: { allies: 'Allies', axis: 'Axis', ssu: 'SSU', mercs: 'Mercenaries', neutral: 'Nobody' },
  seat: {
    you: 'You',
    computer: 'Computer',
    againstComputer: 'against the computer',
    player: 'Player {number}',
  },
} as const;
