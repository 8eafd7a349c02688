declare module 'virtual:citence/site' {
  export const written: import('./written.ts').Written
}
