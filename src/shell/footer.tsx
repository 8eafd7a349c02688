import { useLingui } from '@lingui/react/macro'
import type { Navigation } from '../publish/navigation.ts'
import { brand } from '../site/brand.ts'
import { BrandMark, Links } from './header.tsx'

/** The links of the footer; its form is beside it as a part of its own. */
export function FooterLinks({ navigation }: { navigation: Navigation }) {
  const { t } = useLingui()
  const { quickLinks, tools, legal, contact, agencyItself } = navigation
  return (
    <>
      <p className="footer__brand">
        <BrandMark />
        {brand.name}
      </p>
      <nav aria-label={t`Quick links`}>
        <h2>{t`Quick links`}</h2>
        <Links links={quickLinks} />
      </nav>
      {tools.length > 0 && (
        <nav aria-label={t`Tools`}>
          <h2>{t`Tools`}</h2>
          <Links links={tools} />
        </nav>
      )}
      <div>
        <h2>{t`Contact`}</h2>
        <ul>
          {contact && (
            <li>
              <a href={contact.href}>{t`Write to us`}</a>
            </li>
          )}
          {agencyItself && (
            <li>
              <a href={agencyItself.href}>{agencyItself.label}</a>
            </li>
          )}
          <li>
            <a href={`mailto:${brand.emails.contact}`}>{brand.emails.contact}</a>
          </li>
        </ul>
      </div>
      {legal.length > 0 && (
        <nav aria-label={t`Legal`}>
          <h2>{t`Legal`}</h2>
          <Links links={legal} />
        </nav>
      )}
    </>
  )
}

export function QuickContactHeading() {
  const { t } = useLingui()
  return <h2>{t`Quick contact`}</h2>
}

/** The last line of every page. */
export function Colophon({
  updated,
  year,
  author,
  address,
}: {
  updated: string | undefined
  year: number
  /** Who answers for the page. */
  author: string
  /** The address of the page, for printouts. */
  address: string
}) {
  const { t } = useLingui()
  return (
    <>
      <p>
        © <span data-year="">{year}</span> {brand.name}
      </p>
      {updated && <p>{t`Last updated ${updated}`}</p>}
      <p className="on-paper">{`${author} · ${address}`}</p>
      <button type="button" className="button button--link" data-action="cookie-settings">
        {t`Cookie Settings`}
      </button>
    </>
  )
}
