// The same from JavaScript, with nothing but fetch.
const { BELTWRIGHT_URL: url = "http://127.0.0.1:3000", BELTWRIGHT_TOKEN: token } = process.env;
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };

async function ask(path, body) {
  const method = body === undefined ? "GET" : "POST";
  const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

const [first] = await ask("/api/conveyorlistdemos");
const design = await ask(`/api/conveyor/${first.id}`);
const { te, absorbedPower, findings } = await ask("/api/calculate", {
  ...design,
  beltSpeedInp: design.beltSpeedInp * 1.1,
});
console.log(`${design.convNo} a tenth faster: Te ${te}, power ${absorbedPower}, ${findings.length} findings`);
