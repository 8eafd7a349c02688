/** What a person does in a browser, with a way to inspect the page; the same for every engine. */
export type Browser = {
  /** A full load of a page of the site. */
  goto(path: string): Promise<void>
  /**
   * Runs a function of the test in the page. It cannot use variables from outside; its argument and result are JSON.
   */
  ask<Given>(look: (given: Given) => unknown, given: Given): Promise<unknown>
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  close(): Promise<void>
}

export type Engine = {
  readonly name: string
  /** What is missing on this machine; `undefined`: it can be opened. */
  readonly lacks: string | undefined
  /** @param origin of the site */
  open(origin: string): Promise<Browser>
}
