precache([
  { url: 'index.html', revision: '1' },
  { url: 'faq.html', revision: '1' },
  { url: 'fr.html', revision: '1' },
  { url: 'fr/faq.html', revision: '1' },
  { url: 'new.html', revision: '1' },
])
