declare module 'virtual:rules/*' {
  export const rules: readonly {
    readonly id: string;
    readonly text: string;
    readonly source: string;
    readonly status: 'done' | 'ruling' | 'overruled' | 'fact' | 'not played';
    readonly chapter: string;
  }[];
}
