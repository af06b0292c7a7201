/**
 * @generated SignedSource<<3038e3e609b89a1eb6a6fdeb75cd4b83>>
 * @relayHash 60aa2302c866aa0c17fe59e43f151691
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2bbfdc51b46308bea8fb59e9c8a9e7a14ee6fcbd66b0af859895ae7c2eb84d6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CreateSubjectInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  name: string;
};
export type SubjectModalCreateMutation$variables = {
  input: CreateSubjectInput;
};
export type SubjectModalCreateMutation$data = {
  readonly createSubject: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type SubjectModalCreateMutation = {
  response: SubjectModalCreateMutation$data;
  variables: SubjectModalCreateMutation$variables;
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
v2 = [
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SubjectModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateSubjectPayload",
        "kind": "LinkedField",
        "name": "createSubject",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "userErrors_payload",
            "selections": (v2/*:: as any*/),
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
    "name": "SubjectModalCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateSubjectPayload",
        "kind": "LinkedField",
        "name": "createSubject",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c2bbfdc51b46308bea8fb59e9c8a9e7a14ee6fcbd66b0af859895ae7c2eb84d6",
    "metadata": {},
    "name": "SubjectModalCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52b2dc5092c27168dcf4fd61c285e351";

export default node;
