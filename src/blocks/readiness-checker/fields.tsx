import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { bookmarkId, idOf, statusId, type TextId } from '../../checker/form.ts'
import { Button } from '../../ui/button.tsx'

const beside: readonly { id: Exclude<TextId, 'html'>; label: MessageDescriptor }[] = [
  { id: 'robots', label: msg`robots.txt` },
  { id: 'llms', label: msg`llms.txt` },
  { id: 'sitemap', label: msg`Sitemap (XML)` },
  { id: 'other', label: msg`HTML of the same page in its other language` },
]

/** The prerendered fields for what a visitor wants to check. Their behaviour is in `live-checker.tsx`. */
export function Fields() {
  const { t, i18n } = useLingui()
  const [html, files, url] = [idOf('html'), idOf('files'), idOf('url')]
  return (
    <>
      <noscript>
        <p className="notice">
          {t`The checker needs JavaScript. Without it, read below what it checks, or ask for the free audit.`}
        </p>
      </noscript>
      <div className="field">
        <label htmlFor={html.field}>{t`HTML of the page`}</label>
        <textarea
          className="control"
          id={html.field}
          name="html"
          rows={4}
          spellCheck={false}
          aria-describedby={`${html.errorId} ${html.hintId}`}
        />
        <p className="field__hint" id={html.hintId}>
          {t`As the server sends it: “View source,” not the inspector, which shows what scripts have added.`}
        </p>
        <p className="field__error" id={html.errorId} hidden />
      </div>
      <div className="actions">
        <Button type="submit">{t`Check`}</Button>
        <Button variant="outline" data-checker="sample">{t`Load a sample page`}</Button>
        <Button variant="outline" data-checker="this">{t`Try it on this page`}</Button>
      </div>
      <HowToGetHtml />
      <div className="field">
        <label htmlFor={files.field}>{t`Or files, several at once`}</label>
        <input
          className="control"
          id={files.field}
          name="files"
          type="file"
          multiple
          accept=".html,.htm,.xhtml,.txt,.xml"
          aria-describedby={`${files.errorId} ${files.hintId}`}
        />
        <p className="field__hint" id={files.hintId}>
          {t`robots.txt, llms.txt, and sitemap.xml among them are recognized by name.`}
        </p>
        <p className="field__error" id={files.errorId} hidden />
      </div>
      <details className="checker__optional">
        <summary>{t`Address, robots.txt and more (optional)`}</summary>
        <div className="checker__more">
          <div className="field">
            <label htmlFor={url.field}>{t`Address of the page`}</label>
            <input className="control" id={url.field} name="url" inputMode="url" aria-describedby={url.errorId} />
            <p className="field__error" id={url.errorId} hidden />
          </div>
          {beside.map(({ id, label }) => (
            <div className="field" key={id}>
              <label htmlFor={idOf(id).field}>{i18n._(label)}</label>
              <textarea className="control" id={idOf(id).field} name={id} rows={3} spellCheck={false} />
            </div>
          ))}
        </div>
      </details>
      <p className="visually-hidden" id={statusId} role="status" />
    </>
  )
}

/** Copies a page as its server sends it without cookies; saves it where copying is not allowed. */
const bookmark =
  'javascript:fetch(location,{credentials:"omit"}).then(r=>r.text()).then(async t=>{try{await navigator.clipboard.writeText(t);alert("HTML ✓")}catch{let a=document.createElement("a");a.href=URL.createObjectURL(new Blob([t]));a.download="page.html";a.click()}})'

/** The bookmark is text: the content security policy of this site lets no link run a script. */
function HowToGetHtml() {
  const { t } = useLingui()
  return (
    <details>
      <summary>{t`How to get the HTML of a page`}</summary>
      <ul>
        <li>{t`On a computer: Ctrl + U (Option + Command + U on a Mac) shows the source. Select all of it, copy it, paste it here.`}</li>
        <li>{t`Or save the page with Ctrl + S as “HTML only” and choose the file below.`}</li>
        <li>
          {t`On a phone, or for many pages: make a bookmark with the text below as its address. Opened on a page, it copies the HTML, or saves it where the browser does not let it copy.`}
        </li>
      </ul>
      <p>
        <code id={bookmarkId}>{bookmark}</code>
      </p>
      <Button variant="outline" size="sm" data-checker="bookmark">{t`Copy the bookmark`}</Button>
    </details>
  )
}
