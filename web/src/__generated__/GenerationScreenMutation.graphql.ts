/**
 * @generated SignedSource<<208bbc27763caea2f98855bfd51eac09>>
 * @relayHash e90a1dbef5d3888824a98e6041189b8b
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 087072a412ef825b00f8ae635e7f07c9d74fc43ca72f2a3e0d73a154cec301f3

import type { ConcreteRequest } from 'relay-runtime';
export type GeneratedUsersFormat = "CSV" | "XLSX";
export type GenerateUsersInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  count?: number | null | undefined;
  format?: GeneratedUsersFormat;
  groupIds?: ReadonlyArray<string> | null | undefined;
  people?: ReadonlyArray<GeneratedPersonInput> | null | undefined;
  prefix?: string | null | undefined;
  roleIds?: ReadonlyArray<string> | null | undefined;
};
export type GeneratedPersonInput = {
  email: string;
  name: string;
  phone?: string | null | undefined;
  surname?: string | null | undefined;
};
export type GenerationScreenMutation$variables = {
  input: GenerateUsersInput;
};
export type GenerationScreenMutation$data = {
  readonly generateUsers: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type GenerationScreenMutation = {
  response: GenerationScreenMutation$data;
  variables: GenerationScreenMutation$variables;
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
    "concreteType": "GenerateUsersPayload",
    "kind": "LinkedField",
    "name": "generateUsers",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "GenerationScreenMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GenerationScreenMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "087072a412ef825b00f8ae635e7f07c9d74fc43ca72f2a3e0d73a154cec301f3",
    "metadata": {},
    "name": "GenerationScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b6d4fb34325752a8493011107db81d77";

export default node;
