/** Texts that stand in for words which are still to be written: Latin, and those of frameworks and new sites. */
export const fillers = [
  /\blorem ipsum dolor\b/iu,
  /(?:(?<!\p{L})(?:pellentesque|phasellus|vivamus|curabitur|nullam|praesent|aenean|suspendisse|quisque|tincidunt|ullamcorper|malesuada|sollicitudin|condimentum|hendrerit|vehicula|bibendum|dapibus|consectetur|adipisi?cing|eiusmod|incididunt)(?!\p{L}).{0,80}?){4}/isu,
  /\bquick example text to build on the\b|\bwider card with supporting text\b/iu,
  /\bwelcome to wordpress\. this is your first post\b|\bbienvenue sur wordpress\. ceci est votre premier article\b/iu,
]
const longest = 20_000

/** Whether a passage is such a text, which has no language and no style to be judged. */
export const isFiller = (text: string) => text.length <= longest && fillers.some((filler) => filler.test(text))
