import type { Locale } from '../site/locales.ts'
import type { Option } from '../ui/field.tsx'

/** The service that the guide's form asks for (specification, section 9). */
export const guideService = 'guide-geo'

/** Values and labels of the service field (specification, section 3), in one order; the first is the default. */
const options: Readonly<Record<Locale, readonly Option[]>> = {
  en: [
    { value: 'free-geo-audit', label: 'Get my GEO Audit' },
    { value: 'full-geo-implementation', label: 'Full GEO implementation' },
    { value: 'content-optimization', label: 'Content optimization' },
    { value: 'ai-monitoring-setup', label: 'AI monitoring setup' },
    { value: 'team-training', label: 'Team training' },
    { value: 'custom-consultation', label: 'Custom consultation' },
  ],
  fr: [
    { value: 'audit-gratuit', label: 'Obtenir mon audit GEO' },
    { value: 'implementation-geo', label: 'Mise en œuvre complète du GEO' },
    { value: 'optimisation-contenu', label: 'Optimisation de contenu' },
    { value: 'monitoring-ia', label: 'Mise en place du suivi des IA' },
    { value: 'formation-equipe', label: 'Formation de l’équipe' },
    { value: 'consultation-personnalisee', label: 'Conseil personnalisé' },
  ],
}

const guideOption: Readonly<Record<Locale, Option>> = {
  en: { value: guideService, label: 'Complete GEO guide' },
  fr: { value: guideService, label: 'Guide GEO complet' },
}

/** The options of a form whose default is `service`; the guide is offered on its own page only, and comes first there. */
export function servicesFor(locale: Locale, service?: string): readonly Option[] {
  return service === guideService ? [guideOption[locale], ...options[locale]] : options[locale]
}

/** Whether two values name one service, each in its language. */
export const isSameService = (one: string, other: string): boolean =>
  placeOf(one) >= 0 && placeOf(one) === placeOf(other)

const placeOf = (service: string) =>
  Object.values(options)
    .flat()
    .findIndex(({ value }) => value === service) % options.en.length

/** The label of a service in a language; an unknown value is its own label. */
export function serviceLabel(locale: Locale, value: string): string {
  return servicesFor(locale, guideService).find((option) => option.value === value)?.label ?? value
}
