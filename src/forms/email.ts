/**
 * What is taken for an e-mail address, by the forms and by the database (private.parse_email; a test holds the two
 * together): a domain with a dot, at most 254 characters, none that is a separator in the head of an e-mail. International
 * ones are taken; whether an address exists is found out by writing to it.
 */
export const emailRule = String.raw`(?=.{6,254}$)[^\s@<>\(\),;:"\\]{1,64}@([^\s@<>\(\),;:"\\.]+[.])+[^\s@<>\(\),;:"\\.]{2,}`

const whole = new RegExp(`^${emailRule}$`)

export const isEmail = (text: string): boolean => whole.test(text)
