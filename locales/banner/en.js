/*eslint-disable*/ module.exports = {
  messages: JSON.parse(
    '{"9P85RU":["May we measure which pages are read?"],"PHWHEO":["Accept all"],"TtpcJ-":["What the site needs to work is always on. Nothing is measured before you choose, and you can change your mind at any time."],"U3vzz-":["Reject all"],"UCytWe":["Cookie settings"],"srRMnJ":["Customize"]}',
  ),
}
