/**
 * What the forms and the database accept as an e-mail address (private.parse_email; a test keeps the two equal): a domain
 * with a dot, at most 254 characters, none that is a separator in the header of an e-mail. International addresses are
 * accepted. Whether an address exists shows only when one writes to it.
 */
export const emailRule = String.raw`(?=.{6,254}$)[^\s@<>\(\),;:"\\]{1,64}@([^\s@<>\(\),;:"\\.]+[.])+[^\s@<>\(\),;:"\\.]{2,}`

const whole = new RegExp(`^${emailRule}$`)

export const isEmail = (text: string): boolean => whole.test(text)
