import { useLingui } from '@lingui/react/macro'
import type { Navigation, NavLink } from '../publish/navigation.ts'
import { brand } from '../site/brand.ts'
import { localeInfo } from '../site/locales.ts'
import { ButtonLink } from '../ui/button.tsx'

/**
 * The navigation bar. One list serves both widths: on wide screens it lies in the bar, below the large breakpoint the
 * same element is a popover at the right edge. Submenus are `<details>` of one name, so that one is open at a time.
 * All of it works before and without JavaScript.
 */
export function Header({ navigation }: { navigation: Navigation }) {
  const { t } = useLingui()
  const { home, about, agency, tools, blog, callToAction } = navigation
  return (
    <div className="bar__inner">
      <a className="bar__brand" href={home.href}>
        <BrandMark />
        {brand.name}
      </a>
      <button type="button" className="button button--ghost bar__toggle" popovertarget="menu">
        <svg viewBox="0 0 24 24" width="1.3em" height="1.3em" aria-hidden="true">
          <path d="M3 7h18M3 12h18M3 17h18" stroke="currentColor" strokeWidth="2" />
        </svg>
        {t`Menu`}
      </button>
      <nav id="menu" popover="auto" className="menu" aria-label={t`Main`}>
        <button
          type="button"
          className="button button--ghost menu__close"
          popovertarget="menu"
          popovertargetaction="hide"
          // biome-ignore lint/a11y/noAutofocus: the popover takes the focus when it opens, and gives it back
          autoFocus
        >
          {t`Close`}
        </button>
        <ul>
          <Item link={home} />
          <Submenu name={t`About`} links={about} />
          <Submenu name={t`Agency`} links={agency} />
          <Submenu name={t`Tools`} links={tools} />
          {blog.map((link) => (
            <Item key={link.href} link={link} />
          ))}
        </ul>
        <div className="menu__tools">
          {navigation.counterparts.map((one) => (
            <LanguageSwitch key={one.locale} {...one} />
          ))}
          <ThemeSwitch />
          {callToAction && <ButtonLink href={callToAction.href}>{t`Get my GEO Audit`}</ButtonLink>}
        </div>
      </nav>
    </div>
  )
}

function Item({ link }: { link: NavLink }) {
  return (
    <li>
      <a href={link.href} aria-current={link.current}>
        {link.label}
      </a>
    </li>
  )
}

export function Links({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <Item key={link.href} link={link} />
      ))}
    </ul>
  )
}

function Submenu({ name, links }: { name: string; links: readonly NavLink[] }) {
  if (links.length === 0) return null
  return (
    <li>
      <details name="submenu">
        <summary>{name}</summary>
        <Links links={links} />
      </details>
    </li>
  )
}

/** A plain link: switching the language is a full page load. */
function LanguageSwitch({ href, locale }: Navigation['counterparts'][number]) {
  return (
    <a className="button button--ghost" href={href} lang={locale} hrefLang={locale} data-language-switch="">
      {localeInfo[locale].name}
    </a>
  )
}

function ThemeSwitch() {
  const { t } = useLingui()
  const name = t`Switch between light and dark`
  return (
    <button
      type="button"
      className="button button--ghost button--icon"
      data-action="theme"
      aria-label={name}
      title={name}
    >
      <svg viewBox="0 0 24 24" width="1.3em" height="1.3em" aria-hidden="true">
        <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor" />
      </svg>
    </button>
  )
}

/** The mark of the brand: a citation mark, `[1]`, as drawn in public/icon.svg. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d="M8 3H4v18h4M16 3h4v18h-4" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path d="M9.5 8.6 12.6 7v10" fill="none" stroke="var(--signal)" strokeWidth="2.5" />
    </svg>
  )
}
