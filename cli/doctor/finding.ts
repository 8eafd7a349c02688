/** What the doctor found: `place` and `is` say where and what, `expected` and `remedy` what should be and what to do. */
export type Finding =
  | { level: 'ok' | 'skipped'; check: string; place: string }
  | { level: 'problem' | 'warning'; check: string; place: string; is: string; expected: string; remedy: string }

/** A check that found nothing wrong, unless it is given what it found. */
export function found(check: string, place: string, wrong: Wrong | undefined | false, level: Bad = 'problem'): Finding {
  return wrong ? { level, check, place, ...wrong } : { level: 'ok', check, place }
}

type Bad = 'problem' | 'warning'
export type Wrong = { is: string; expected: string; remedy: string }
