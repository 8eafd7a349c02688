declare global {
  interface ImportMetaEnv {
    /** Its name in src/site/ledger.ts, put in place by vite.config.ts. */
    readonly VITE_DRAFTS_DATABASE: string
  }
}

/** What recovery needs of a window. */
export type StaleWindow = {
  readonly document: {
    querySelector(selector: string): { readonly textContent: string | null } | null
    readonly forms: Iterable<HTMLFormElement>
  }
  readonly location: { readonly href: string; reload(): void }
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly performance: Pick<Performance, 'now'>
  /** Until the first script has run: src/app/compose/inline-scripts.ts. */
  readonly early?: unknown
  fetch(url: string, init: { cache: 'no-cache' | 'reload' }): Promise<{ text(): Promise<string> }>
}

type Reason = { readonly type?: string } | undefined

const key = 'reloaded-from'

/** Windows that are asking, or are loaded again: several scripts may be missing, and each of them calls. */
const asking = new WeakSet<StaleWindow>()

/** When windows asked last and had an answer: whoever types into a form whose script is missing calls with each key. */
const asked = new WeakMap<StaleWindow, number>()
const pauseMs = 10_000

/**
 * For a page whose script could not be loaded: if the site has been deployed since, its files are gone, and one reload
 * brings the new ones; drafts outlive it. Never a loop: the page must now start with another script than this document
 * did, and no script is reloaded from twice. Offline, where the file is merely unreachable, and where what is typed cannot
 * be kept, nothing happens.
 *
 * Published as `/recover.js`, a name that no deploy changes: a page whose own scripts are gone still finds it. It must
 * import nothing.
 * @param reason `online`: the network is back and the script failed again, since many browsers (Chromium before 156) never
 * ask again for a script that failed, until the page is reloaded; `kept`: a message waits for the script;
 * `worker`: a worker has it now. Then the same build is reloaded, too, once for each.
 */
export async function reloadIfStale(window: StaleWindow, reason?: Reason): Promise<void> {
  const now = window.performance.now()
  const isSoon = now - (asked.get(window) ?? Number.NEGATIVE_INFINITY) < pauseMs
  if (asking.has(window) || (isSoon && !mayRepeat(window, reason))) return
  asking.add(window)
  try {
    // The one line that names the first script, and with it the build.
    const script = window.document.querySelector('script[type=module]')?.textContent
    const { sessionStorage, location } = window
    if (!script) return
    // First what a reload would return, which may come from the worker's cache. If that is the same page, `reload` makes the
    // worker ask the server, and drop a page that is no longer the server's (src/sw/sw.ts).
    for (const cache of ['no-cache', 'reload'] as const) {
      const page = await (await window.fetch(location.href, { cache })).text()
      const isSame = page.includes(script)
      const isRepeated = cache === 'reload' && mayRepeat(window, reason)
      if ((isSame && !isRepeated) || !page.includes('type="module"')) continue
      const from = isSame ? `${script} ${reason?.type}` : script
      if (sessionStorage.getItem(key) === from) break
      for (const form of window.document.forms) await keepTyped(form)
      sessionStorage.setItem(key, from)
      return location.reload()
    }
    asked.set(window, now)
    if (reason !== taken) takeWorker(window).catch(() => {})
  } catch {
    // No network, or no storage for what was tried: the page stays as it is.
  }
  asking.delete(window)
}

/**
 * For a page whose first script cannot be had: an edge of the host may go on with the page of an earlier build, or with the
 * error that it got for the script, for as long as its cache lasts. The worker brings pages and scripts of one build.
 */
async function takeWorker(window: StaleWindow): Promise<void> {
  const { serviceWorker } = navigator
  if (!window.early || import.meta.env.VITE_SERVICE_WORKER === 'off' || !serviceWorker) return
  const address = '/sw.js'
  const policy = globalThis.trustedTypes?.createPolicy('recover', { createScriptURL: (_url: string) => address })
  const { active } = await serviceWorker.register((policy?.createScriptURL(address) ?? address) as string)
  if (!active) await done(serviceWorker, 'controllerchange')
  await reloadIfStale(window, taken)
}

const taken = { type: 'worker' }

/** Also with the network there all along: a message that was sent waits for the script, and would until the next visit. */
const mayRepeat = ({ document }: StaleWindow, reason: Reason) =>
  ['online', 'kept', taken.type].includes(reason?.type ?? '') ||
  [...document.forms].some(({ inert, dataset }) => inert || dataset.kept)

/** Makes a draft (src/forms/drafts.ts) of what is in a form that its own script has not taken over. */
async function keepTyped(form: HTMLFormElement): Promise<void> {
  const kind = form.querySelector<HTMLElement>('.form__kept')?.dataset.form
  const isTouched = [...form.elements].some(
    (field) => 'defaultValue' in field && 'value' in field && field.value !== field.defaultValue,
  )
  // One that was sent is a message by now: src/app/compose/inline-scripts.ts.
  if (!kind || form.noValidate || form.dataset.kept || !isTouched) return
  const opening = indexedDB.open(import.meta.env.VITE_DRAFTS_DATABASE)
  opening.onupgradeneeded = () => opening.result.createObjectStore('drafts')
  await done(opening, 'success')
  const at = Date.now()
  // The UUID at its end: `crypto.randomUUID` is missing on plain http.
  const id = URL.createObjectURL(new Blob()).slice(-36)
  const writing = opening.result.transaction('drafts', 'readwrite')
  writing
    .objectStore('drafts')
    .put({ id, form: kind, page: location.pathname, values: Object.fromEntries(new FormData(form)), at }, id)
  await done(writing, 'complete')
  opening.result.close()
}

const done = (work: EventTarget, event: string) =>
  new Promise((resolve, reject) => {
    work.addEventListener(event, resolve)
    for (const failure of ['error', 'abort', 'blocked']) work.addEventListener(failure, reject)
  })
