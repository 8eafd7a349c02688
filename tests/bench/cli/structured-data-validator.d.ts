declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(data: { jsonld: object; microdata: object; rdfa: object }): Promise<readonly { severity: string }[]>
  }
}
