import type { Place } from '../../../forms/form.ts'
import { newsForm } from '../../../forms/news.ts'
import { RequestForm } from '../../../forms/request-form.tsx'

export default function NewsForm(place: Place) {
  return <RequestForm form={newsForm} {...place} />
}
