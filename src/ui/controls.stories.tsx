import { msg } from '@lingui/core/macro'
import { inWords } from '../../.storybook/stage/words.ts'
import { Button, ButtonLink, CloseButton } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Disclosure } from './disclosure.tsx'
import type { Look } from './element.ts'
import { InputField, SelectField, TextareaField } from './field.tsx'

export default { title: 'Controls' }

const button = (look: Look) => inWords((say) => <Button {...look}>{say(msg`Get my GEO Audit`)}</Button>)

export const DefaultButton = button({ variant: 'default' })
export const DestructiveButton = button({ variant: 'destructive' })
export const OutlineButton = button({ variant: 'outline' })
export const SecondaryButton = button({ variant: 'secondary' })
export const GhostButton = button({ variant: 'ghost' })
export const LinkButton = button({ variant: 'link' })
export const PillButton = button({ variant: 'pill' })
export const SmallButton = button({ size: 'sm' })
export const LargeButton = button({ size: 'lg' })
export const DisabledButton = inWords((say) => (
  <Button type="submit" aria-disabled>
    {say(msg`Sending...`)}
  </Button>
))
export const LinkAsButton = inWords((say) => (
  <ButtonLink href="/tools/free-geo-audit">{say(msg`Get my GEO Audit`)}</ButtonLink>
))
export const Close = inWords((say) => <CloseButton label={say(msg`Close`)} onClick={() => {}} />)

export const OpenDialog = inWords((say) => (
  <Dialog id="shown" title={say(msg`Messages on this device`)} close={say(msg`Close`)} onClose={() => {}}>
    <p>{say(msg`Nothing is waiting.`)}</p>
  </Dialog>
))

const disclosure = (open: boolean) =>
  inWords((say) => (
    <Disclosure open={open} summary={say(msg`Names`)}>
      {say(msg`Also called`)}
    </Disclosure>
  ))

export const ClosedDisclosure = disclosure(false)
export const OpenDisclosure = disclosure(true)

export const EmptyInput = inWords((say) => <InputField id="shown" label={say(msg`Email *`)} />)
export const FilledInput = inWords((say) => (
  <InputField id="shown" label={say(msg`Email *`)} defaultValue="claire@fontaine.example" />
))
export const InputWithError = inWords((say) => (
  <InputField
    id="shown"
    label={say(msg`Email *`)}
    defaultValue="claire"
    error={say(msg`Enter an email address like name@example.com.`)}
  />
))

export const EmptyTextArea = inWords((say) => <TextareaField id="shown" label={say(msg`Message *`)} />)
export const TextAreaWithHint = inWords((say) => (
  <TextareaField
    id="shown"
    label={say(msg`Your goals`)}
    hint={say(msg`They stay on your device unless you tick the box below.`)}
  />
))
export const TextAreaWithError = inWords((say) => (
  <TextareaField id="shown" label={say(msg`Message *`)} error={say(msg`Please fill in this field.`)} />
))

export const Select = inWords((say) => (
  <SelectField
    id="shown"
    label={say(msg`Category`)}
    options={[
      { value: '', label: say(msg`All`) },
      { value: 'metrics', label: say(msg`Metrics`) },
    ]}
  />
))
