import { useWords } from '../../../.storybook/stage/words.ts'
import { pathOf } from '../../site/routes.ts'
import { AuditBanner } from './audit-banner.tsx'

export default { title: 'Forms/Audit banner' }

export const Banner = {
  render: function Shown() {
    return <AuditBanner href={pathOf('audit', useWords().locale)} />
  },
}
