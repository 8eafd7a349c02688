import { describe, expect, it } from 'vitest'
import { locales } from '../site/locales.ts'
import { guideService, isSameService, serviceLabel, servicesFor } from './services.ts'

const values = (...args: Parameters<typeof servicesFor>) => servicesFor(...args).map((option) => option.value)

describe('the services', () => {
  it('have the values of the specification in both languages, the audit first', () => {
    expect(values('en')).toEqual([
      'free-geo-audit',
      'full-geo-implementation',
      'content-optimization',
      'ai-monitoring-setup',
      'team-training',
      'custom-consultation',
    ])
    expect(values('fr')).toEqual([
      'audit-gratuit',
      'implementation-geo',
      'optimisation-contenu',
      'monitoring-ia',
      'formation-equipe',
      'consultation-personnalisee',
    ])
  })

  it.each(locales)('offer the guide on its own page only (%s)', (locale) => {
    expect(values(locale, guideService)).toEqual([guideService, ...values(locale)])
    expect(values(locale, 'team-training')).not.toContain(guideService)
  })

  it('are the same in both languages, one by one', () => {
    for (const [at, value] of values('en').entries())
      expect(values('fr').map((other) => isSameService(value, other))).toEqual(
        values('fr').map((_, other) => other === at),
      )
    expect(isSameService('', '')).toBe(false)
  })

  it('call a value that is no longer offered by itself', () => {
    expect(serviceLabel('fr', 'formation-equipe')).toBe('Formation de l’équipe')
    expect(serviceLabel('fr', 'team-training')).toBe('team-training')
  })
})
