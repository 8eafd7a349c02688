import { ErrorFallback } from './error-fallback.tsx'

export default { title: 'Notices/Error fallback', parameters: { layout: 'fullscreen', isFallback: true } }

export const Failed = { render: () => <ErrorFallback onRetry={() => {}} /> }
