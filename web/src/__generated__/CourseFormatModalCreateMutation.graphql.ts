/**
 * @generated SignedSource<<d455401a48ce8f7e75eb89a9d7e2e2b0>>
 * @relayHash eda6f6dd38bc61ca64ad00d940dfe7f9
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5d68251f97532b144f308301495f823a46507d212d7b41167c03c47a47d0047

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseFormatInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type CourseFormatModalCreateMutation$variables = {
  input: CreateCourseFormatInput;
};
export type CourseFormatModalCreateMutation$data = {
  readonly createCourseFormat: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type CourseFormatModalCreateMutation = {
  response: CourseFormatModalCreateMutation$data;
  variables: CourseFormatModalCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateCourseFormatPayload",
    "kind": "LinkedField",
    "name": "createCourseFormat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CourseFormatModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourseFormatModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b5d68251f97532b144f308301495f823a46507d212d7b41167c03c47a47d0047",
    "metadata": {},
    "name": "CourseFormatModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eca3975b61c700a814dba0805e05327e";

export default node;
