/**
 * @generated SignedSource<<a1bc5edea7742cba8e65e8c48845aa7d>>
 * @relayHash 192d1ad2e899f331887d5216872db3da
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 664d3c28ab8726eb42fdf38dd1a5b35859fc7019013bb4ddfe574f2494ce0b78

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SortSubjectsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  subjectIds: ReadonlyArray<string>;
};
export type SubjectSortModalMutation$variables = {
  input: SortSubjectsInput;
};
export type SubjectSortModalMutation$data = {
  readonly sortSubjects: {
    readonly " $fragmentSpreads": FragmentRefs<"userErrors_payload">;
  };
};
export type SubjectSortModalMutation = {
  response: SubjectSortModalMutation$data;
  variables: SubjectSortModalMutation$variables;
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
    "name": "SubjectSortModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortSubjectsPayload",
        "kind": "LinkedField",
        "name": "sortSubjects",
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
    "name": "SubjectSortModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SortSubjectsPayload",
        "kind": "LinkedField",
        "name": "sortSubjects",
        "plural": false,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "664d3c28ab8726eb42fdf38dd1a5b35859fc7019013bb4ddfe574f2494ce0b78",
    "metadata": {},
    "name": "SubjectSortModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d8bb55715ab1c25db070d2a2558b8f9c";

export default node;
