/** What the brand file says, and what another brand would say in its place: each string as a whole or a part of it. */
export const otherNames: Readonly<Record<string, string>> = {
  Citence: 'Nordlys',
  citence: 'nordlys',
  'hello@': 'bonjour@',
  'support@': 'aide@',
  'privacy@': 'donnees@',
  '10_000': '25_000',
  'Paris 000 000 000': 'Nantes 111 111 111',
  'FR00 000000000': 'FR11 111111111',
  'Claire Vasseur': 'Astrid Holm',
  'Founder and head of research': 'Managing partner',
  'Fondatrice et directrice de la recherche': 'Associée gérante',
  'Hébergeur Exemple SAS': 'Serveurs du Nord SARL',
  '2 rue de l’Exemple, 75002 Paris, France': '7 quai du Modèle, 59000 Lille, France',
  '+33 1 99 00 12 34': '+33 2 61 91 12 34',
  '+33199001234': '+33261911234',
  '+33 1 99 00 56 78': '+33 3 53 01 56 78',
  '+1 202 555 0142': '+1 202 555 0188',
  '+12025550142': '+12025550188',
  '12 rue de l’Exemple': '4 place du Modèle',
  "'75002'": "'44000'",
  "'Paris'": "'Nantes'",
  'www.linkedin.example': 'social.example',
  'github.example': 'code.example',
}

/** What two brands may well have in common. */
export const shared: ReadonlySet<string> = new Set(['SAS', 'FR', 'CET/CEST', '09:00', '18:00', '10:00', '14:00'])

export const isWeekday = (text: string) => /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/.test(text)

/** The longest first: a short one may be within a long one. */
export function rename(text: string): string {
  const found = Object.keys(otherNames).sort((a, b) => b.length - a.length)
  return found.reduce((renamed, name) => renamed.replaceAll(name, otherNames[name] ?? name), text)
}
