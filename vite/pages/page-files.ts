/** `/` is `index.html`, `/fr` is `fr.html`: clean addresses without folders of one file. */
export const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The request path of a file: hosts serve `faq.html` at `/faq`. Other files keep their name. */
export const addressOf = (file: string) =>
  file === 'index.html' ? '/' : file.endsWith('.html') ? `/${file.slice(0, -'.html'.length)}` : file
