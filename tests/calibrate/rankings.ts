/**
 * Sets of 15 pages, each ordered by a reader who did not know the scores, by how ready they were to be cited. The
 * reader saw title, headings, paragraphs and facts of the markup; what counted was substance, passages that can be
 * understood alone, headings, author and date, sources, and little else around. Pages are identified by the SHA-1 of
 * their address. The weight of one check was set after the first four sets; another reader ordered the fifth
 * afterwards, and no weight was changed. Two pages in Japanese were removed from the fourth: their words were not
 * counted then, and the reader could not read them.
 */
const rankings: readonly (readonly string[])[] = [
  '2838e4a0bcfd ed80a66ab5e9 9e455392aab0 40136dbbb4ca 5f3efdddfbb8 c5a47b016c08 93d70e5c6c45 ba9e74243165 80bd289dcedf c3d2dcd0ecad c4d7759082d1 7cda75b019c8 43811b1ce1b6 0c56820e28a0 45e8b7a31320',
  '613134278bef 10948f8b4eb1 d5d701903677 7e2bdc67fc70 81792cb7ac39 02068cb99148 0b5171fd1ab0 a6411e2bedcf 6cc7c60955c1 d4a7a6af6012 94b9b4767e18 808dbc4d557a c947543d5c66 27fb538a0f63 6619e8d4d434',
  'b806e19d3d60 60fa4449de69 c16341cf445f fb95d009fec3 96185181e604 9d0cea488039 1dd6aa34b40d fbc98a1bf765 2ad76e677f84 7ff447a24f1a 0ce8ca91f9be 4396863e57e8 7c5ff7e4ad61 bf505120e791 3e28cac8cf88',
  '1ca55ec2c0b0 af4e94f1e199 f31ae376c033 6934b4534828 46af5677a239 09327407967f 2e74ec2944b4 142483a7abcf a14b3f7eb89b cfb9fbc199b5 0e94400db567 99bfb8d2d915 b4333ba6688e',
  'ebcea503ce1c 302ab97a900d ce0e3626a05d 313ffed2ee10 9594d6b6c8c1 0c4f8e290c20 dddc5ebc258e 3bba241f764e 40775bc48928 686716b366c2 9b5fee4fa668 cc2966cdaf64 fcab7b9822cf 01bee8e4b339 86a7f6480f68',
].map((hashes) => hashes.split(' '))

/**
 * Compares a reader's order of pages with that of their scores: 1 is the same order, 0 no relation, -1 the reverse
 * (Spearman).
 */
export function correlations(scores: ReadonlyMap<string, number>): string[] {
  const measured = rankings.flatMap((hashes, index) => {
    const known = hashes.flatMap((hash, place) => {
      const score = scores.get(hash)
      return score === undefined ? [] : [{ place: -place, score }]
    })
    if (known.length < 3) return []
    const r = spearman(
      known.map(({ place }) => place),
      known.map(({ score }) => score),
    )
    return [{ text: `blind ranking ${index + 1}: ${known.length} pages, ${r.toFixed(2)}`, r }]
  })
  if (measured.length === 0) return []
  const mean = measured.reduce((sum, { r }) => sum + r, 0) / measured.length
  return [...measured.map(({ text }) => text), `mean of the rankings: ${mean.toFixed(2)}`]
}

function spearman(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)]
  const mean = (a.length - 1) / 2
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, index) => sum + (value - mean) * ((y[index] ?? 0) - mean), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const equal = values.filter((other) => other === value).length
    return below + (equal - 1) / 2
  })
}
