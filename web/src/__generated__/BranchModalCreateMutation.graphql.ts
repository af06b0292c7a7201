/**
 * @generated SignedSource<<124b23ed88551ce71cdf1e0a42d276bf>>
 * @relayHash d4f7e2f39aaed4946d15734a3e9bbe62
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dfd2df2c7273ce299278d77289c342410d1074afb0e3a158e193391bcc8ad0e7

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCourseBranchInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  endDate?: string | null | undefined;
  isDefault?: boolean | null | undefined;
  name: string;
  startDate?: string | null | undefined;
};
export type BranchModalCreateMutation$variables = {
  input: CreateCourseBranchInput;
};
export type BranchModalCreateMutation$data = {
  readonly createCourseBranch: {
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type BranchModalCreateMutation = {
  response: BranchModalCreateMutation$data;
  variables: BranchModalCreateMutation$variables;
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
    "concreteType": "CreateCourseBranchPayload",
    "kind": "LinkedField",
    "name": "createCourseBranch",
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
    "name": "BranchModalCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BranchModalCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dfd2df2c7273ce299278d77289c342410d1074afb0e3a158e193391bcc8ad0e7",
    "metadata": {},
    "name": "BranchModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ae69d57c6419cad979151419c88bd216";

export default node;
