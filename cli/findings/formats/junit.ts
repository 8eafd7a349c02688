import type { Finding, Report } from '../finding.ts'
import { placeOf } from './pretty.ts'

/**
 * JUnit's XML as CI viewers read it: a test case per finding, which fails when it is an error or a warning; a run
 * without findings is one case that passed.
 */
export function junit({ command, findings, checked }: Report): string {
  const files = Map.groupBy(findings, ({ file }) => file)
  const suites =
    files.size > 0
      ? [...files].map(([file, own]) => suite(file, own.map(testCase), own.filter(fails).length))
      : [suite(command, [`    <testcase name="${checked} files" classname="${xml(command)}" time="0"/>`], 0)]
  const tests = Math.max(findings.length, 1)
  const failures = findings.filter(fails).length
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${xml(command)}" tests="${tests}" failures="${failures}" errors="0" time="0">`,
    ...suites,
    '</testsuites>',
  ].join('\n')
}

const fails = ({ level }: Finding) => level !== 'info'

function suite(name: string, cases: readonly string[], failures: number): string {
  const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="0" time="0"`
  return [`  <testsuite name="${xml(name)}" ${counts}>`, ...cases, '  </testsuite>'].join('\n')
}

function testCase(finding: Finding): string {
  const { rule, level, file, message, expected, remedy, snippet } = finding
  const place = placeOf(finding)
  const text = [`${place}: ${message}`, snippet, expected && `expected: ${expected}`, remedy && `remedy: ${remedy}`]
  const body = xml(text.filter(Boolean).join('\n'))
  const inner = fails(finding)
    ? `<failure message="${xml(message)}" type="${level}">${body}</failure>`
    : `<system-out>${body}</system-out>`
  const name = xml(`${rule} ${place.slice(file.length + 1)}`.trim())
  return `    <testcase name="${name}" classname="${xml(file)}" time="0">${inner}</testcase>`
}

// XML 1.0 forbids the other control characters even as references, and lone surrogates.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

function xml(text: string): string {
  return text
    .replace(forbidden, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;')
}
