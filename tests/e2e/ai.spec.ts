import { expect, test } from './fixtures/test.ts'

const agents = {
  chatgpt: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  perplexity: 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0)',
}

for (const [model, metas] of [
  ['chatgpt', { 'ai-model': 'chatgpt', 'ai-optimization-level': 'advanced', 'ai-citation-priority': 'medium' }],
  ['perplexity', { 'ai-model': 'perplexity', 'ai-content-format': 'concise', 'ai-citation-priority': 'high' }],
] as const)
  test(`a page tells ${model} that it knows who reads it, and shows what it shows everybody`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const crawler = await browser.newContext({ userAgent: agents[model], ...(baseURL && { baseURL }) })
    const reader = await crawler.newPage()
    await Promise.all([page.goto('/glossary'), reader.goto('/glossary')])
    for (const [name, content] of Object.entries(metas))
      await expect(reader.locator(`meta[name="${name}"]`)).toHaveAttribute('content', content)
    await expect(reader.locator('#root')).toHaveClass(new RegExp(`^ai-${model} ai-`))
    await expect(page.locator('#root')).toHaveClass('ai-unknown ai-basic ai-detailed')
    await expect(page.locator('meta[name="ai-model"]')).toHaveAttribute('content', 'unknown')
    expect(await reader.locator('main').innerText()).toBe(await page.locator('main').innerText())
    await crawler.close()
  })
