/** `/` is `index.html`, `/fr` is `fr.html`: clean addresses without folders of one file. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The address that a file is asked for by: hosts lead `/faq.html` to `/faq`. What is no page keeps its name. */
export const addressOf = (file: string) =>
  file === 'index.html' ? '/' : file.endsWith('.html') ? `/${file.slice(0, -'.html'.length)}` : file
