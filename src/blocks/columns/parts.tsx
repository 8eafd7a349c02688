import { group } from '../make-parts.tsx'
import type { PartsOf } from '../views.tsx'

const parts: PartsOf<'columns'> = ({ blocks }, _, compose) => [group('div', { className: 'columns' }, compose(blocks))]
export default parts
