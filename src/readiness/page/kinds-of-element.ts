/** Elements that are in a line of text, or are nowhere to be seen: a script writes the year into many a notice. */
export const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i ins del kbd mark q s samp small span strong sub sup time u var font img wbr br label script style template'.split(
    ' ',
  ),
)

/** Elements that never have content. */
export const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Elements that begin no body: a page may leave out the tags of its head. */
export const ofHead = new Set(
  'html head title base basefont bgsound meta link style script noscript noframes template'.split(' '),
)

/** Elements whose text is not the page's. */
export const unread = new Set(
  'script style template noscript svg math head select textarea iframe object canvas'.split(' '),
)

/** Elements whose text a browser never shows. Readers without frames have nothing but what noframes says: it is read, too. */
export const unshown = new Set('template iframe object canvas noframes'.split(' '))

/** Quotations and code. */
export const spokenByOthers = new Set(['blockquote', 'q', 'code', 'pre', 'kbd', 'samp'])

/** What holds the whole page or its content: its name and its styles say nothing of what is in it. */
export const whole = new Set(['html', 'body', 'main', 'article', 'head'])

/** What is around the content. */
export const chrome = new Set(['nav', 'aside', 'header', 'footer', 'dialog'])

/** What may hide text until it is asked for. */
export const onDemand = new Set(['dialog', 'details', 'nav', 'menu', 'form', 'button'])
export const onDemandRoles = new Set(
  'dialog alertdialog menu tabpanel tooltip alert status listbox navigation search log'.split(' '),
)
