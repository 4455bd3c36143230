/** Says who it is and then works without end, as a decoder may that never looks up. */
process.once('message', () => {
  process.send?.({ pid: process.pid, environment: Object.keys(process.env) }, () => {
    for (;;);
  });
});
