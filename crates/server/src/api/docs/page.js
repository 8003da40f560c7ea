"use strict";
// Shows the OpenAPI document of this server. Everything is put in as text, never as markup.

function element(tag, attributes, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

function nameOf(schema) {
  if (!schema) return "";
  if (schema.$ref) return schema.$ref.split("/").pop();
  if (schema.oneOf || schema.anyOf) return (schema.oneOf || schema.anyOf).map(nameOf).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.type === "array") return nameOf(schema.items) + "[]";
  return [].concat(schema.type || "any").join(" | ");
}

function link(schema) {
  const name = nameOf(schema);
  const target = name.replace("[]", "");
  const known = /^[A-Z]\w*$/.test(target);
  return known ? element("a", { href: "#" + target }, element("code", {}, name)) : element("code", {}, name);
}

function rows(entries) {
  const made = entries.map((cells) => element("tr", {}, ...cells.map((cell) => element("td", {}, cell))));
  return element("table", {}, element("tbody", {}, ...made));
}

function operation(path, method, told) {
  const parameters = (told.parameters || []).map((parameter) => [
    element("code", {}, parameter.name + (parameter.required ? "" : "?")),
    link(parameter.schema),
    parameter.description || "",
  ]);
  const body = told.requestBody && told.requestBody.content["application/json"];
  const answers = Object.entries(told.responses).map(([status, answer]) => {
    const content = Object.values(answer.content || {})[0];
    return [element("code", {}, status), content ? link(content.schema) : "", answer.description || ""];
  });
  const heading = element("summary", {},
    element("span", { class: "method" }, method), " ", element("code", {}, path), " ",
    element("span", { class: "soft" }, told.summary || ""));
  return element("details", {}, heading,
    told.description ? element("p", {}, told.description) : null,
    parameters.length ? element("h4", {}, "Parameters") : null,
    parameters.length ? rows(parameters) : null,
    body ? element("h4", {}, "Body: ", link(body.schema)) : null,
    element("h4", {}, "Answers"), rows(answers));
}

function fields(schema) {
  const required = new Set(schema.required || []);
  return Object.entries(schema.properties || {}).map(([name, field]) => [
    element("code", {}, name + (required.has(name) ? "" : "?")), link(field), field.description || "",
  ]);
}

function shape(name, schema) {
  const variants = schema.oneOf || schema.anyOf || schema.allOf || [];
  const parts = schema.properties ? [schema] : variants.filter((variant) => variant.properties);
  const tables = parts.map((part) => [part.description && part !== schema
    ? element("p", {}, part.description) : null, rows(fields(part))]).flat();
  const raw = tables.length ? null : element("pre", {}, JSON.stringify(schema, null, 2));
  return element("details", { id: name }, element("summary", {}, element("code", {}, name)),
    schema.description ? element("p", {}, schema.description) : null, ...tables, raw);
}

function openTarget() {
  const target = document.getElementById(location.hash.slice(1));
  if (target && target.tagName === "DETAILS") target.open = true;
}

async function show() {
  const told = await (await fetch("/api/openapi.json")).json();
  const page = document.getElementById("document");
  page.replaceChildren(
    element("h1", {}, told.info.title + ": the API"),
    element("p", {}, told.info.description || ""),
    element("p", {}, element("a", { href: "/api/openapi.json" }, "The OpenAPI document")));
  for (const tag of told.tags || []) {
    page.append(element("h2", {}, tag.name), element("p", { class: "soft" }, tag.description || ""));
    for (const [path, methods] of Object.entries(told.paths)) {
      for (const [method, one] of Object.entries(methods)) {
        if ((one.tags || []).includes(tag.name)) page.append(operation(path, method, one));
      }
    }
  }
  page.append(element("h2", {}, "shapes"));
  const schemas = (told.components && told.components.schemas) || {};
  for (const [name, schema] of Object.entries(schemas)) page.append(shape(name, schema));
  addEventListener("hashchange", openTarget);
  openTarget();
}

show();
