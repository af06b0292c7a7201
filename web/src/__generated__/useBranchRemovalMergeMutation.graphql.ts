/**
 * @generated SignedSource<<12354b76599d053e68ea87ce41c8c2fd>>
 * @relayHash d640352aa30a0f563d6a34a6ef068cb7
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0dfe2bb968d8718dacb338dadef9b638ff780063abc089bc1fcf57ad38adfc14

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeCourseBranchesInput = {
  clientMutationId?: string | null | undefined;
  courseId: string;
  id: string;
  intoId: string;
};
export type useBranchRemovalMergeMutation$variables = {
  input: MergeCourseBranchesInput;
};
export type useBranchRemovalMergeMutation$data = {
  readonly mergeCourseBranches: {
    readonly deletedCourseBranchId: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type useBranchRemovalMergeMutation = {
  response: useBranchRemovalMergeMutation$data;
  variables: useBranchRemovalMergeMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedCourseBranchId",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MutationPayload",
  "abstractKey": "__isMutationPayload"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBranchRemovalMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeCourseBranchesPayload",
        "kind": "LinkedField",
        "name": "mergeCourseBranches",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBranchRemovalMergeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MergeCourseBranchesPayload",
        "kind": "LinkedField",
        "name": "mergeCourseBranches",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0dfe2bb968d8718dacb338dadef9b638ff780063abc089bc1fcf57ad38adfc14",
    "metadata": {},
    "name": "useBranchRemovalMergeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5c2930b2dbf89389acb7646bc1957442";

export default node;
