/**
 * @generated SignedSource<<43aacce45fc472e6b74787b77b7375e9>>
 * @relayHash d5366c2503f84cad187e073531767032
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ba4c15a8d60c35b7f136698c83d635c889023d271ded37476d5d7a9ef4527ea

import type { ConcreteRequest } from 'relay-runtime';
export type AttachSubjectTopicsInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  topicIds: ReadonlyArray<string>;
};
export type IntoSubjectModalMutation$variables = {
  input: AttachSubjectTopicsInput;
};
export type IntoSubjectModalMutation$data = {
  readonly attachSubjectTopics: {
    readonly subject: {
      readonly id: string;
      readonly topicsCount: number | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type IntoSubjectModalMutation = {
  response: IntoSubjectModalMutation$data;
  variables: IntoSubjectModalMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "topicsCount",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "IntoSubjectModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "attachSubjectTopics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Subject",
            "kind": "LinkedField",
            "name": "subject",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
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
    "name": "IntoSubjectModalMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachSubjectTopicsPayload",
        "kind": "LinkedField",
        "name": "attachSubjectTopics",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Subject",
            "kind": "LinkedField",
            "name": "subject",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1ba4c15a8d60c35b7f136698c83d635c889023d271ded37476d5d7a9ef4527ea",
    "metadata": {},
    "name": "IntoSubjectModalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "18c08b9cfded931879c893d163b19af3";

export default node;
