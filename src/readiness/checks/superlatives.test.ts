import { describe, expect, it } from 'vitest'
import { judgedBy } from '../judged-by.fixture.ts'
import { superlatives } from './superlatives.ts'

const plain = {
  en: 'The mill was built in 1820 and grinds wheat for the village in every week of the year. ',
  fr: 'Le moulin fut construit en 1820 et moud du blé pour le village chaque semaine de l’année. ',
}
const verdictOf = (lang: 'en' | 'fr', text: string) =>
  judgedBy(superlatives, {
    html: `<html lang="${lang}"><main><h1>1820</h1><p>${plain[lang].repeat(8)}</p><p>${text}</p></main>`,
  }).verdict

describe('claims without proof', () => {
  it.each([
    'The Revolutionary War began in 1775.',
    'A revolutionary tribunal was set up in 1793.',
    'The parser reports unmatched parentheses.',
    'It returns all unmatched rows.',
    'The groundbreaking ceremony took place in May.',
    'Groundbreaking for the bridge was in 1930.',
    'Which is the best tool for this?',
    'It was always called revolutionary.',
    'The chip was described as revolutionary.',
    'Critics hailed it as a groundbreaking design.',
    'It is trusted by the world’s leading banks.',
    'This study advances the state of the art in hibernation.',
  ])('are not made by: %s', (text) => expect(verdictOf('en', text)).toBe('pass'))

  it.each([
    'Try our revolutionary new method.',
    'This approach is truly revolutionary.',
    'A groundbreaking solution for mills.',
    'We offer unmatched quality.',
    'We run state of the art mills.',
    'This is the best tool for mills.',
    'We are one of the world’s leading mills.',
    'We are called the best agency for a reason.',
  ])('are made by: %s', (text) => expect(verdictOf('en', text)).toBe('warn'))

  it.each([
    'Le tribunal révolutionnaire fut créé en 1793.',
    'Évitez le moulin aux heures de pointe.',
    'On le voit à la pointe du Raz.',
    'Sa vitesse de pointe est de 40 km/h.',
    'Le leader du parti a parlé.',
    'Les leaders de l’opposition ont parlé.',
    'Le sujet de demain est le leader en tant qu’hôte.',
    'Ce sont deux ensembles incomparables.',
    'Quelle est la meilleure méthode\u202f?',
    'Nous cherchons la meilleure solution pour vous.',
    'Sa méthode fut appelée révolutionnaire.',
    'Inscrit au registre sous le n° 103 272.',
  ])('are not made in French by: %s', (text) => expect(verdictOf('fr', text)).toBe('pass'))

  it.each([
    'Une solution révolutionnaire pour les moulins.',
    'Une technologie de pointe pour moudre.',
    'Un moulin à la pointe de l’innovation.',
    'Une agence à la pointe.',
    'Il est leader du marché.',
    'Il est leader en Europe.',
    'Une qualité incomparable.',
    'Notre méthode est appelée la meilleure méthode.',
  ])('are made in French by: %s', (text) => expect(verdictOf('fr', text)).toBe('warn'))
})
