/*eslint-disable*/ module.exports = {
  messages: JSON.parse(
    '{"9P85RU":["Pouvons-nous mesurer l’audience\u202F?"],"PHWHEO":["Tout accepter"],"TtpcJ-":["Ce dont le site a besoin pour fonctionner est toujours actif. Rien n’est mesuré avant votre choix, et vous pouvez en changer à tout moment."],"U3vzz-":["Tout refuser"],"UCytWe":["Paramètres des cookies"],"srRMnJ":["Personnaliser"]}',
  ),
}
