/** What a person does in a browser, and a look at the page; the same in every engine. */
export type Browser = {
  /** A full load of a page of the site. */
  goto(path: string): Promise<void>
  /** Runs a function of the test in the page. It must stand by itself; its argument and result are JSON. */
  ask<Given>(look: (given: Given) => unknown, given: Given): Promise<unknown>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  close(): Promise<void>
}

export type Engine = {
  readonly name: string
  /** What of it is not on this machine; `undefined`: it can be opened. */
  readonly lacks: string | undefined
  /** @param origin of the site */
  open(origin: string): Promise<Browser>
}
