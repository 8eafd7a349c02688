declare module 'virtual:citence/site' {
  export const written: import('../../src/content/load.ts').SiteRead
}
declare module 'virtual:citence/pseudo-words' {
  export const pseudoWords: import('@lingui/core').Messages
}
declare module 'virtual:citence/typefaces.css' {}
declare module 'virtual:citence/sheets' {}
