import { routes } from './routes.ts'

/** The articles of the blog. Tests name none of them by its id, so that whoever writes may withdraw any. */
export const articles = routes.filter(({ path }) => path.startsWith('/blog/'))

const [first] = articles
if (!first) throw new Error('src/site/routes.ts: tests need an article. Write one.')
export const article = first
