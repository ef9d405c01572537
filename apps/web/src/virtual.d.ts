declare module 'virtual:rules/*' {
  type Register = import('./games/rule-row.ts').Register;
  export const rules: Register['rules'];
  export const translations: Register['translations'];
}
