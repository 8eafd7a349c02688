import type { CSSProperties } from 'react'
import type { StorybookTheme } from 'storybook/theming'

/** The colours of the manager's theme, as the sheet names them. */
export function variablesOf({ color, background, appBorderColor, base, textMutedColor, typography }: StorybookTheme) {
  const dark = base === 'dark'
  const variables: CSSProperties & Record<`--${string}`, string> = {
    '--ink': color.defaultText,
    '--quiet': dark ? '#b6bcc2' : textMutedColor === '' ? '#5c6870' : '#566370',
    '--paper': background.content,
    '--rule': appBorderColor,
    '--error': dark ? '#ff9d8a' : '#b3261e',
    '--warning': dark ? '#f3c46b' : '#8a5200',
    '--info': dark ? '#8ec7ff' : '#0b5cad',
    '--gone': dark ? '#5a2622' : '#ffdcd8',
    '--come': dark ? '#1f4a2c' : '#d5f2dc',
    '--mark': dark ? '#4d3f10' : '#fff1bf',
    '--link': dark ? '#99c3ff' : '#1a0dab',
    '--serp': dark ? '#1f1f1f' : '#ffffff',
    '--serp-ink': dark ? '#bfbfbf' : '#4d5156',
    '--serp-site': dark ? '#dadce0' : '#202124',
    '--mono': typography.fonts.mono,
  }
  return variables
}

/** The style sheet of the panels, for every theme of the manager. */
export const sheet = `
.citence-panel { padding: 12px 15px 40px; color: var(--ink); background: var(--paper); font-size: 13px; line-height: 1.5; overflow-wrap: break-word; min-height: 100%; box-sizing: border-box; container-type: inline-size }
.citence-panel :is(h2, h3, h4, p, ul, ol, dl, table, figure, pre) { margin: 0 }
.citence-panel :is(ul, ol) { padding: 0; list-style: none }
.citence-panel h2.language { font-size: 16px; margin: 16px 0 4px; padding-bottom: 4px; border-bottom: 2px solid var(--ink) }
.citence-panel h3 { font-size: 14px; font-weight: 700; margin: 20px 0 8px }
.citence-panel h3:first-child { margin-top: 0 }
.citence-panel h4 { font-size: 13px; font-weight: 700; margin: 12px 0 4px }
.citence-panel .approve { font: inherit; font-weight: 700; min-height: 28px; padding: 2px 10px; border: 1px solid var(--ink); border-radius: 4px; color: var(--paper); background: var(--ink); cursor: pointer }
.citence-panel .quiet { color: var(--quiet) }
.citence-panel .none { color: var(--quiet); padding: 8px 0 }
.citence-panel a { color: var(--info) }
.citence-panel :is(a, button, summary, [tabindex]):focus-visible { outline: 2px solid var(--info); outline-offset: 2px; border-radius: 2px }
.citence-panel button { font: inherit; color: var(--info); background: none; border: 0; padding: 2px 0; min-height: 24px; cursor: pointer; text-align: start; text-decoration: underline; text-underline-offset: 2px }
.citence-panel .place { font-family: var(--mono); font-size: 12px }
.citence-panel :is(.place, .id, .value) { overflow-wrap: anywhere }
.citence-panel th .place { white-space: nowrap }
.citence-panel .scroll { overflow-x: auto }
.citence-panel table { border-collapse: collapse; width: 100%; font-size: 13px }
.citence-panel caption { text-align: start; color: var(--quiet); padding-bottom: 4px }
.citence-panel :is(th, td) { text-align: start; vertical-align: top; padding: 5px 12px 5px 0; border-bottom: 1px solid var(--rule); font-weight: 400 }
.citence-panel thead th { font-weight: 700 }
.citence-panel :is(th, td).number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap }
.citence-panel thead th.number { white-space: normal }
@container (max-width: 330px) { .citence-panel .chunks :is(th, td):nth-child(3) { display: none } }
.citence-panel .findings > li { padding: 8px 0; border-bottom: 1px solid var(--rule) }
.citence-panel .findings > li > ul > li { padding: 2px 0 }
.citence-panel .level--error { color: var(--error) }
.citence-panel .level--warning { color: var(--warning) }
.citence-panel .level--info { color: var(--info) }
.citence-panel .results { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 12px }
.citence-panel .result { font-family: Arial, "Liberation Sans", Arimo, sans-serif; background: var(--serp); border: 1px solid var(--rule); border-radius: 8px; padding: 14px 16px; color: var(--serp-ink); width: 634px; box-sizing: border-box }
.citence-panel .result--mobile { width: 362px }
.citence-panel .result figcaption { color: var(--quiet); font-size: 12px; margin-bottom: 8px }
.citence-panel .result .site { color: var(--serp-site); font-size: 14px; line-height: 1.3 }
.citence-panel .result .trail { font-size: 12px; line-height: 1.5 }
.citence-panel .result .title { color: var(--link); font-size: 20px; line-height: 1.3; padding: 4px 0 3px }
.citence-panel .result .description { font-size: 14px; line-height: 1.58 }
.citence-panel .lost { color: var(--error) }
.citence-panel .cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)) }
.citence-panel .card { max-width: 420px }
.citence-panel .card figcaption { color: var(--quiet); font-size: 12px; margin-bottom: 4px }
.citence-panel .card .frame { border: 1px solid var(--rule); border-radius: 10px; overflow: hidden; position: relative; font-size: 14px }
.citence-panel .card img { display: block; width: 100%; height: auto; aspect-ratio: 1200 / 630 }
.citence-panel .card .words { padding: 8px 12px 10px }
.citence-panel .card .clamp { overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines) }
.citence-panel .card .over { position: absolute; inset: auto 10px 10px; background: #000000c4; color: #fff; border-radius: 4px; padding: 0 6px; font-size: 13px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; width: fit-content; max-width: calc(100% - 32px) }
.citence-panel .tree ul { border-inline-start: 1px solid var(--rule); margin-inline-start: 5px; padding-inline-start: 12px }
.citence-panel .tree li { padding: 1px 0 }
.citence-panel .tree summary { cursor: pointer; min-height: 24px }
.citence-panel .tree .key { color: var(--quiet) }
.citence-panel .tree .type { font-weight: 700 }
.citence-panel .tree .id { font-family: var(--mono); font-size: 12px }
.citence-panel .tree .findings { border: 0; border-inline-start: 3px solid var(--warning); margin: 4px 0 6px; padding-inline-start: 8px; background: var(--mark) }
.citence-panel .tree .findings > li { border: 0; padding: 4px 0 }
.citence-panel .tree summary.aim { background: var(--mark) }
.citence-panel .summary { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px }
.citence-panel .summary dt { color: var(--quiet) }
.citence-panel .summary dd { margin: 0 }
.citence-panel .bar { display: inline-block; height: 8px; background: var(--info); border-radius: 2px; vertical-align: middle }
.citence-panel .text { white-space: pre-wrap; font-family: var(--mono); font-size: 12px; line-height: 1.55; border: 1px solid var(--rule); border-radius: 4px; padding: 10px 12px; max-height: 480px; overflow: auto }
.citence-panel .text .cut { display: flex; align-items: center; gap: 8px; color: var(--error); font-weight: 700; white-space: normal; margin: 6px 0 }
.citence-panel .text .cut::before, .citence-panel .text .cut::after { content: ""; flex: 1; border-top: 2px dashed currentColor }
.citence-panel .text .after { color: var(--quiet) }
.citence-panel mark { background: var(--mark); color: inherit }
.citence-panel details.block > summary { cursor: pointer; font-weight: 700; padding: 6px 0 }
.citence-panel .diff td { white-space: pre-wrap; width: 50%; font-size: 12px; font-family: var(--mono) }
.citence-panel del { background: var(--gone); text-decoration-thickness: 1px }
.citence-panel ins { background: var(--come); text-decoration: none; border-bottom: 1px solid currentColor }
.citence-panel blockquote { margin: 4px 0; padding-inline-start: 10px; border-inline-start: 3px solid var(--rule) }
.citence-panel .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
`
