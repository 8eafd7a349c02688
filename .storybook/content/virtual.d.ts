declare module 'virtual:citence/site' {
  export const written: import('./written.ts').Written
}
declare module 'virtual:citence/pseudo-words' {
  export const pseudoWords: import('@lingui/core').Messages
}
declare module 'virtual:citence/typefaces.css' {}
declare module 'virtual:citence/sheets' {}
