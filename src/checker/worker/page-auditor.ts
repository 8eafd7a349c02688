import { reportsOf } from '../../readiness/report.ts'
import type { Answer, Question } from './auditor.ts'

/** A bit of everything that pages are made of. */
const html = `<!doctype html><html lang="en"><head><title>Oak tables</title><meta name="description" content="How long oak lasts.">
<link rel="canonical" href="https://www.example.com/oak"><style>.a{color:red}.b{display:none}</style>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","@id":"#a","headline":"Oak tables","datePublished":"2026-01-02"}</script></head>
<body><nav><a href="/">Home</a></nav><main><h1>Oak tables</h1><p>An oak table lasts <b>60 years</b>: 62% of 140 were still in use,
<a href="https://www.example.org/study">a study of 2024</a> says.</p><h2 id="care">Care</h2><p class="a">Oil it twice a year &amp; keep it dry.
It is guaranteed results; the best method there is.</p><ul><li>Oil</li><li><a href="#care">Cloth</a></li></ul>
<table><tr><th scope="col">Wood</th></tr><tr><td>Oak</td></tr></table><blockquote><p>I never had a better one in all my life.</p></blockquote>
<img src="/oak.png" alt="A table"><time datetime="2026-01-02">2 January 2026</time><!-- end --></main></body></html>`

/** More rounds make no difference; four take a few hundredths of a second. */
const rounds = 4

/**
 * Checks a page without use for the result, so that the code is compiled when the visitor's page comes: a third of the
 * time for a long page on a phone was spent on that.
 */
function warmUp(): void {
  const repeated = html.replace(/<h2[\s\S]*<\/table>/, (part) => part.repeat(10))
  for (let round = 0; round < rounds; round++)
    for (const _ of reportsOf([{ name: '', input: { html: repeated, robots: 'User-agent: *\nAllow: /\n' } }]));
}

// The worker: judges off the main thread, so that typing stays smooth. Nothing it is given is run or loaded.
addEventListener('message', ({ data }: MessageEvent<Question | Answer>) => {
  if (!('pages' in data)) return
  for (const report of reportsOf(data.pages)) answer({ kind: 'report', report })
  answer({ kind: 'done' })
})

const answer = (message: Answer) => postMessage(message)

warmUp()
