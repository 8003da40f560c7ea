import { expect, it } from "vitest";
import { invitationIn } from "./invitation";

it("reads an invitation from the address", () => {
  expect(invitationIn("#invitation=AbC-_9")).toBe("AbC-_9");
  expect(invitationIn("#turn=3")).toBeNull();
  expect(invitationIn("")).toBeNull();
});
