/** A picture is set like a chart. */
export default () => ['chart', 'plot']
